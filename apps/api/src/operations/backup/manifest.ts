import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** Version of the backup format. It increases when earlier versions of Vaglio cannot read the new files. */
export const FORMAT = 2;

const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
const name = Type.String({ pattern: '^[a-z][a-z0-9_]{0,62}$' });
const column = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,62}$' });

const TableEntry = Type.Object(
  {
    name,
    columns: Type.Array(column, { minItems: 1, maxItems: 200 }),
    rows: Type.Integer({ minimum: 0 }),
    bytes: Type.Integer({ minimum: 0 }),
    sha256,
  },
  { additionalProperties: false },
);

const SequenceEntry = Type.Object(
  { table: name, column, value: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
);

/** Figures that a restored database must match. They prove its content in addition to its bytes. */
const Proof = Type.Object(
  {
    startups: Type.Integer({ minimum: 0 }),
    /** Sum of the scores as an exact decimal. */
    score_sum: Type.String({ pattern: '^-?\\d{1,30}(\\.\\d{1,10})?$' }),
    audit_events: Type.Integer({ minimum: 0 }),
    /** Last seal of the audit trail; '' without audit events. */
    audit_seal: Type.String({ maxLength: 100 }),
  },
  { additionalProperties: false },
);
export type BackupProof = Static<typeof Proof>;

/** Manifest of a backup: its content, with the checksum of each part. Tables are in restore order. */
const Manifest = Type.Object(
  {
    /** Version of the backup format. Version 1 has no proof. */
    format: Type.Union([Type.Literal(1), Type.Literal(FORMAT)]),
    created_at: Type.String({ maxLength: 40 }),
    /** PostgreSQL version that wrote the backup, as server_version_num. For information only. */
    postgres: Type.Integer(),
    /** Hashes of the applied migrations, oldest first. They determine the schema of the tables. */
    migrations: Type.Array(sha256, { minItems: 1, maxItems: 10_000 }),
    tables: Type.Array(TableEntry, { minItems: 1, maxItems: 500 }),
    /** Next value of each identity column. */
    sequences: Type.Array(SequenceEntry, { maxItems: 500 }),
    /** SHA-256 of the key files and the settings, keyed by file name. */
    files: Type.Record(Type.String({ pattern: '^(keys/[a-z]{1,20}\\.key|settings\\.env)$' }), sha256),
    proof: Type.Optional(Proof),
  },
  { additionalProperties: false },
);
export type BackupManifest = Static<typeof Manifest>;
export type BackedUpTable = Static<typeof TableEntry>;

/**
 * Parses the manifest of a backup.
 * @throws Error with a message for users when the manifest is invalid or has a later format
 */
export function readManifest(text: string): BackupManifest {
  const parsed = parse(text);
  if (formatOf(parsed) > FORMAT)
    throw new Error('This backup was written by a newer Vaglio. Restore it with that version.');
  if (!Value.Check(Manifest, parsed))
    throw new Error('This file is not a backup of Vaglio, or it is damaged.');
  return parsed;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function formatOf(parsed: unknown): number {
  const format = typeof parsed === 'object' && parsed !== null && 'format' in parsed ? parsed.format : 0;
  return typeof format === 'number' ? format : 0;
}
