CREATE TABLE "desk_guesses" (
	"kind" text NOT NULL,
	"who" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"wrong" integer NOT NULL,
	CONSTRAINT "desk_guesses_kind_who_pk" PRIMARY KEY("kind","who")
);
