CREATE SCHEMA IF NOT EXISTS sandbox;

CREATE TABLE IF NOT EXISTS sandbox.session (
  session_id text PRIMARY KEY,
  purpose    text NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE IF NOT EXISTS sandbox.card (
  card_ref   text PRIMARY KEY,
  sealed     bytea NOT NULL,
  brand      text NOT NULL,
  last4      text NOT NULL,
  exp_month  int NOT NULL,
  exp_year   int NOT NULL,
  holder     text NOT NULL,
  is_kept    boolean NOT NULL DEFAULT false
);

CREATE TABLE IF NOT EXISTS sandbox.token (
  vault_token text PRIMARY KEY,
  card_ref    text NOT NULL REFERENCES sandbox.card ON DELETE CASCADE,
  expires_at  timestamptz NOT NULL,
  used_for    text
);

CREATE TABLE IF NOT EXISTS sandbox.charge (
  charge_id  text PRIMARY KEY,
  reference  text NOT NULL UNIQUE,
  amount     bigint NOT NULL CHECK (amount > 0),
  currency   text NOT NULL,
  card_ref   text REFERENCES sandbox.card,
  state      text NOT NULL,
  code       text,
  keeps_card boolean NOT NULL,
  refunded   bigint NOT NULL DEFAULT 0 CHECK (refunded <= amount)
);
-- Paid later: in how many months, and what the shopper owes in all; null for a card.
ALTER TABLE sandbox.charge ADD COLUMN IF NOT EXISTS plan jsonb;

CREATE TABLE IF NOT EXISTS sandbox.refund (
  reference  text PRIMARY KEY,
  charge_id  text NOT NULL REFERENCES sandbox.charge ON DELETE CASCADE,
  amount     bigint NOT NULL CHECK (amount > 0)
);

CREATE TABLE IF NOT EXISTS sandbox.event (
  event_id   text PRIMARY KEY,
  seq        bigint GENERATED ALWAYS AS IDENTITY,
  body       text NOT NULL,
  copies     int NOT NULL DEFAULT 1,
  tries      int NOT NULL DEFAULT 0,
  next_at    timestamptz NOT NULL,
  is_done    boolean NOT NULL DEFAULT false
);
CREATE INDEX IF NOT EXISTS event_due ON sandbox.event (next_at) WHERE NOT is_done;

CREATE TABLE IF NOT EXISTS sandbox.script (
  seq    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  answer jsonb NOT NULL
);

CREATE TABLE IF NOT EXISTS sandbox.signing_key (
  kid         text PRIMARY KEY,
  private_jwk jsonb NOT NULL
);
