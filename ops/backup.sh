#!/usr/bin/env bash
# Base backups of PostgreSQL into /backup/base, and the end of those older than KEEP_DAYS with the write-ahead log that only
# they need. `backup.sh` makes one, `backup.sh loop` one a day. The service backup of compose.yaml runs it.
set -euo pipefail
backup=${BACKUP:-/backup}
keep_days=${KEEP_DAYS:-7}
[ -n "${PGPASSWORD_FILE:-}" ] && PGPASSWORD=$(cat "$PGPASSWORD_FILE") && export PGPASSWORD

take_backup() {
  local name=$backup/base/$(date -u +%Y%m%dT%H%M%SZ)
  rm -rf "$backup"/base/*.unfinished
  # The log comes from the archive. What the backup itself needs is archived before this command ends.
  pg_basebackup --pgdata="$name.unfinished" --wal-method=none --checkpoint=fast --no-password
  mv "$name.unfinished" "$name"
  echo "backup   $name"
}

# The segment of the log that a base backup begins with.
first_segment() { sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$1/backup_label"; }

expire_backups() {
  local cutoff name oldest=
  cutoff=$(date -u -d "$keep_days days ago" +%Y%m%dT%H%M%SZ)
  local names=("$backup"/base/*Z)
  # The newest one stays, whatever its age.
  for name in "${names[@]::${#names[@]}-1}"; do
    if [[ $(basename "$name") < $cutoff ]]; then
      rm -rf "$name"
      echo "expired  $name"
    fi
  done
  for name in "$backup"/base/*Z; do
    oldest=$name
    break
  done
  pg_archivecleanup "$backup/wal" "$(first_segment "$oldest")"
}

take_backup
expire_backups
while [ "${1:-}" = loop ]; do
  sleep 86400 &
  wait $!
  take_backup && expire_backups || echo "the backup failed; the next one is due tomorrow" >&2
done
