import type { AwardGroup } from '@vaglio/contract';
import type { Words } from '@vaglio/ui';
import { shownKey, type GroupForm } from './group-form';
import { RULE_NAMES } from './rule-names';

/** The fields of a group as people read them. */
export function groupWords({ group_name, group_key, description, rule, parameter_names }: AwardGroup): Words {
  return {
    Name: group_name,
    Key: group_key,
    Description: description ?? '',
    Rule: RULE_NAMES[rule],
    Parameters: parameter_names?.join(', ') ?? '',
  };
}

/** What was typed, in the same words. */
export function typedGroupWords(form: GroupForm): Words {
  return { Name: form.name.trim(), Key: shownKey(form) };
}
