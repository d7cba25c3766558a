-- CreateTable
CREATE TABLE "person_session" (
    "id" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "provider_session" TEXT,
    "role" TEXT NOT NULL,
    "granted_by" TEXT NOT NULL,
    "refresh_token" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL,
    "check_at" TIMESTAMPTZ(3),
    "check_fault" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "person_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "logout_token" (
    "id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "logout_token_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "person_session_issuer_subject_idx" ON "person_session"("issuer", "subject");

-- CreateIndex
CREATE INDEX "person_session_expires_at_idx" ON "person_session"("expires_at");

-- CreateIndex
CREATE INDEX "person_session_check_at_idx" ON "person_session"("check_at");

-- CreateIndex
CREATE INDEX "logout_token_expires_at_idx" ON "logout_token"("expires_at");
