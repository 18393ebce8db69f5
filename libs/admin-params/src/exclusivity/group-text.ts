import type { AwardGroup } from '@vaglio/contract';
import type { FieldTexts } from '@vaglio/ui';
import { shownKey, type GroupForm } from './group-form';
import { RULE_NAMES } from './rule-names';

/** Returns the fields of an exclusivity group as text. */
export function groupText({
  group_name,
  group_key,
  description,
  rule,
  parameter_names,
}: AwardGroup): FieldTexts {
  return {
    Name: group_name,
    Key: group_key,
    Description: description ?? '',
    Rule: RULE_NAMES[rule],
    Parameters: parameter_names?.join(', ') ?? '',
  };
}

/** Returns the values of a group form as text, with the labels of `groupText`. */
export function typedGroupText(form: GroupForm): FieldTexts {
  return { Name: form.name.trim(), Key: shownKey(form) };
}
