#!/bin/sh
# Writes the secrets that compose.yaml and ops/systemd name into ops/secrets, or into the folder of the first argument.
# Existing files stay as they are, so it can be repeated. Copy the folder to a safe place: see docs/operations.md.
set -eu
umask 077
folder=${1:-$(dirname "$0")/secrets}
mkdir -p "$folder"
# Containers read single files of it as their own users; nobody else on this machine enters the folder.
chmod 700 "$folder"

random() { head -c "$1" /dev/urandom | od -An -v -tx1 | tr -d ' \n'; }

write() {
  if [ -e "$folder/$1" ]; then
    echo "kept     $folder/$1"
    return
  fi
  printf '%s\n' "$2" >"$folder/$1.new"
  chmod 444 "$folder/$1.new"
  mv "$folder/$1.new" "$folder/$1"
  echo "created  $folder/$1"
}

write postgres_password "$(random 24)"
write database_url "postgres://credence:$(cat "$folder/postgres_password")@${DATABASE_HOST:-postgres:5432}/credence"
write session_secret "$(random 32)"
write encryption_key "$(random 32)"
write receipt_signer_key "0x$(random 32)"
write metrics_token "$(random 24)"
write grafana_password "$(random 12)"
# Where alerts go: replace it with the URL of your pager or chat. Until then they show in Prometheus and Grafana only.
write alert_webhook "http://127.0.0.1:9/no-receiver-is-set"
