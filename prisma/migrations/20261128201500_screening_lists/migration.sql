-- CreateTable
CREATE TABLE "screening_list" (
    "name" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "refreshed_at" TIMESTAMPTZ(3),
    "changed_at" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),
    "entries" INTEGER NOT NULL DEFAULT 0,
    "unread" INTEGER NOT NULL DEFAULT 0,
    "etag" TEXT,
    "last_modified" TEXT,
    "failing_since" TIMESTAMPTZ(3),
    "error" TEXT,
    "refused" TEXT,
    "refused_count" INTEGER,
    "accepted" TEXT,

    CONSTRAINT "screening_list_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "screening_entry" (
    "list" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "listed" BOOLEAN NOT NULL,

    CONSTRAINT "screening_entry_pkey" PRIMARY KEY ("list","address","at")
);

-- CreateTable
CREATE TABLE "screening_day" (
    "list" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "refreshed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "screening_day_pkey" PRIMARY KEY ("list","day")
);
