type Parts = { readonly first_name: string | null; readonly last_name: string | null };

/**
 * Returns the display name of a person: the first and last name, if at least one is given. Otherwise it is the current
 * name, or the nickname if the current name consisted of removed parts.
 */
export function shownName(
  parts: Parts,
  was: Parts & { readonly name: string; readonly username: string },
): string {
  const joined = join(parts);
  if (joined !== '') return joined;
  return join(was) === '' ? was.name : was.username;
}

function join({ first_name, last_name }: Parts): string {
  return [first_name, last_name].filter((part) => part !== null && part !== '').join(' ');
}
