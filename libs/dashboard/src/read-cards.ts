export interface News {
  readonly url: string;
  readonly title: string;
  readonly source: string | null;
  readonly publishedAt: string | null;
  /** The startup that it became. */
  readonly company: string | null;
  /** Null where the server does not say. */
  readonly startupId: string | null;
}

export interface Weight {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** The exclusivity groups that hold it, by name; none where the server does not say. */
  readonly groups: readonly string[];
}

/** The articles of an answer; one without address is left out, one without title is named by its address. Null for an answer without a list. Never throws. */
export function readNews(answer: unknown): News[] | null {
  const items = listOf(answer, 'items');
  return (
    items &&
    items.flatMap((item) => {
      const url = textOf(item, 'url');
      return url === null
        ? []
        : [
            {
              url,
              title: textOf(item, 'title') ?? url,
              source: textOf(item, 'source'),
              publishedAt: textOf(item, 'published_at'),
              company: textOf(item, 'company_name'),
              startupId: textOf(item, 'startup_id'),
            },
          ];
    })
  );
}

/** The heaviest weights of an answer, ties by name; what is no number is left out. @param count how many. Null for an answer without a list. Never throws. */
export function readHeaviest(answer: unknown, count: number): Weight[] | null {
  const parameters = listOf(answer, 'parameters');
  if (!parameters) return null;
  return parameters
    .flatMap((parameter) => {
      const [id, name, value] = [
        textOf(parameter, 'parameterID'),
        textOf(parameter, 'parameterName'),
        Number(fieldOf(parameter, 'value') ?? NaN),
      ];
      return id === null || name === null || !Number.isFinite(value)
        ? []
        : [{ id, name, value, groups: namesOf(parameter, 'exclusive_groups') }];
    })
    .sort((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1))
    .slice(0, count);
}

function listOf(answer: unknown, name: string): readonly unknown[] | null {
  const list: unknown = Array.isArray(answer) ? answer : fieldOf(answer, name);
  return Array.isArray(list) ? list : null;
}

/** Two groups may have one name; it is said once. */
function namesOf(value: unknown, name: string): readonly string[] {
  const names: unknown = fieldOf(value, name);
  return Array.isArray(names)
    ? [...new Set(names.filter((text) => typeof text === 'string' && text.trim() !== ''))]
    : [];
}

function textOf(value: unknown, name: string): string | null {
  const text = fieldOf(value, name);
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
