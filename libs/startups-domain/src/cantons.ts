import { CANTON_CODES, CANTON_NAMES, type Canton } from './canton-names';

/** Label for a missing code in charts and cards. It is never stored. */
export const UNKNOWN = 'Unknown';

/** All cantons sorted by code, each with its name in its main language. */
export const CANTONS: readonly { readonly code: Canton; readonly name: string }[] = CANTON_CODES.map(
  (code) => ({
    code,
    name: CANTON_NAMES[code],
  }),
);

/** Cantons sorted by name, for select fields. For these names, character order equals German alphabetical order. */
export const CANTONS_BY_NAME = /* @__PURE__ */ CANTONS.toSorted((a, b) => (a.name < b.name ? -1 : 1));
