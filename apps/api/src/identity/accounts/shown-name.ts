type Parts = { readonly first_name: string | null; readonly last_name: string | null };

/**
 * How a person is shown: first and last name, or the one that is given; without either the name so far, or the nickname
 * where that was made of names that were taken away.
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
