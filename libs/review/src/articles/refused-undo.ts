import { errorText, list, nullable, object, property, text } from '@vaglio/api-client';
import { fieldLabel } from '@vaglio/startups-domain';
import { valueWords } from '@vaglio/ui';
import { laterChangesOf } from '../duplicates/later-changes';
import { formNamed } from './value-fields';

/** Later changes of facts, and later steps at the desk, as a refusal lists them. */
const CHANGES = list(
  object({ list: text, field: text, before: nullable(text), after: nullable(text), made_by: nullable(text) }),
);
const STEPS = list(object({ words: text, decided_by: nullable(text) }));
type Change = NonNullable<ReturnType<typeof CHANGES>>[number];

/** Why an undo was refused, with what was built on the step: 'Canton Genève to Bern, Marc Aebi'. */
export function refusedUndo(failure: unknown): string {
  const said = errorText(failure, 'Undo failed');
  const data = property(failure, 'data');
  const built = [
    ...(laterChangesOf(failure)?.map(({ what, by }) => withPerson(what, by)) ?? []),
    ...(CHANGES(property(data, 'later'))?.map((each) => withPerson(changeWords(each), each.made_by)) ?? []),
    ...(STEPS(property(data, 'steps'))?.map((each) => withPerson(each.words, each.decided_by)) ?? []),
  ];
  return built.length === 0 ? said : `${said} ${built.join('; ')}.`;
}

function withPerson(what: string, by: string | null): string {
  return by === null ? what : `${what}, ${by}`;
}

/** 'Canton Genève to Bern'; an entry of a list without the name of its list. */
function changeWords({ list: of, field, before, after }: Change): string {
  const form = of === 'fields' ? formNamed(field) : null;
  const say = (value: string | null) =>
    value === null ? 'empty' : valueWords(form?.kind ?? 'text', value, null);
  const what = before === after ? `${say(after)} accepted` : `${say(before)} to ${say(after)}`;
  return of === 'fields' ? `${form?.label ?? fieldLabel(field)} ${what}` : what;
}
