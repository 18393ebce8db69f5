/**
 * Phase of a conversation with a model. `names`, `now` and `later` are JSON entries of startups that contain only the
 * name.
 */
export type Pass =
  | { readonly kind: 'all' }
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'each'; readonly now: string; readonly later: readonly string[] };

/**
 * Returns the message that asks the model for only the names of startups.
 * @param known names that the model has already reported
 */
export function namePass(known: readonly string[]): string {
  const names = known.filter((name) => name !== '');
  const except = names.length === 0 ? '' : ` Leave out these, which you have reported: ${names.join('; ')}.`;
  return (
    'Your answer does not fit into the tokens that you have. Report only the names now: for each startup company_name ' +
    `with one short quote, every other field null and every list empty.${except}`
  );
}

/** Returns the message that asks the model for a single startup. */
export const companyPass = (name: string): string =>
  `Report only the startup "${name}" now, with all its fields and one short quote for each; no other startup.`;
