import { CANTON_CODES, CANTON_NAMES, type Canton } from './canton-names';

/** What a chart or a card shows where there is no code; never stored. */
export const UNKNOWN = 'Unknown';

/** Every canton with its name in its own language, by code. */
export const CANTONS: readonly { readonly code: Canton; readonly name: string }[] = CANTON_CODES.map(
  (code) => ({
    code,
    name: CANTON_NAMES[code],
  }),
);

/** The same by name, as choices offer them. Of these names the order of their characters is that of a German list. */
export const CANTONS_BY_NAME = /* @__PURE__ */ CANTONS.toSorted((a, b) => (a.name < b.name ? -1 : 1));
