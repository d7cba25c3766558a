-- AlterTable
ALTER TABLE "developer" ADD COLUMN     "erased_at" TIMESTAMPTZ(3),
ADD COLUMN     "erasing_at" TIMESTAMPTZ(3);

-- The key of erased forms, as it was made at the first erasure; null: nothing was erased yet.
CREATE FUNCTION erasure_key() RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT decode(value #>> '{}', 'hex') FROM meta WHERE key = 'erasureKey'
$$;

-- What stands for an address or a name of somebody whose data was erased: a keyed hash in the form of an address. Null without a key.
CREATE FUNCTION erased_form(text, bytea) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT '0x' || left(encode(sha256($2 || sha256($2 || convert_to($1, 'UTF8'))), 'hex'), 40)
$$;

-- AlterTable
ALTER TABLE "logout_token" ADD COLUMN     "ended" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "issued_at" TIMESTAMPTZ(3);
