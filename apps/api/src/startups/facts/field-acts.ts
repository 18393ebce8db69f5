import type { FactField } from '@vaglio/startups-domain';
import { isDeepStrictEqual } from 'node:util';
import { claimOf, NO_OVERRIDE } from './claims/claim-state';
import { columnsOf } from './claims/fact-columns';
import { isManual } from '../curation/source-precedence';
import { conflict } from '../../platform/http/errors/errors';
import type { FieldOrigin } from '../../platform/db/schema/startups.table';
import type { Act, Person } from './change-fact';
import type { FieldCorrectionBody } from './fact-calls.schemas';
import type { StartupWithClaims } from './startup-with-claims';
import { readFieldValue } from './read-field-value';

/**
 * Sets a field to a person's value. An empty value removes the person's statement.
 * @throws 400 for an invalid value
 */
export function correctField(
  known: StartupWithClaims,
  person: Person,
  field: FactField,
  body: FieldCorrectionBody,
): Act | null {
  const columns = readFieldValue(field, body);
  if (columns === null) return clearOverride(known, field);
  const note = body.note?.trim() || null;
  const { said } = claimOf({ list: 'fields', entry_key: field }, known.row, known.statements);
  const isSame = isDeepStrictEqual(said?.columns, columns) && said?.origin.by === 'person';
  if (isSame && (body.note === undefined || (said.origin.note ?? null) === note)) return null;
  return {
    list: 'fields',
    entry_key: field,
    kind: 'corrected',
    after: {
      said: { columns, origin: { ...byPerson(person), ...(note !== null && { note }) } },
      statement: null,
    },
    note,
  };
}

/** Removes a person's statement about a field, including the statement that the field is empty. */
export function clearOverride(known: StartupWithClaims, field: FactField): Act | null {
  const fact = { list: 'fields' as const, entry_key: field };
  if (isDeepStrictEqual(claimOf(fact, known.row, known.statements), NO_OVERRIDE)) return null;
  return { ...fact, kind: 'handed_back', after: NO_OVERRIDE, note: null };
}

/**
 * Confirms the current value of a field. The value then has the rank of a person and keeps its source.
 * @throws 409 if the field has no value
 */
export function confirmField(
  { row }: StartupWithClaims,
  person: Person,
  field: FactField,
  note: string | null,
): Act | null {
  const origin = row.origins[field];
  if (row[field] === null) throw conflict('There is no value to accept.');
  if (isManual(origin)) return null;
  const confirmed = { at: person.at, ...(person.userId !== null && { user_id: person.userId }) };
  const accepted: FieldOrigin = origin && !origin.derived ? { ...origin, confirmed } : byPerson(person);
  return {
    list: 'fields',
    entry_key: field,
    kind: 'confirmed',
    after: {
      said: { columns: columnsOf(field, row), origin: { ...accepted, ...(note !== null && { note }) } },
      statement: null,
    },
    note,
  };
}

const byPerson = ({ at, userId }: Person): FieldOrigin => ({
  by: 'person',
  at,
  ...(userId !== null && { user_id: userId }),
});
