import { valueText } from '../field-text';
import { countIn, textIn, type KeptFields } from '../kept-fields';
import { withChanges, type EventFacts, type EventSentence } from '../sentence';

const parameterIn = ({ name }: EventFacts) => (name === '' ? 'a parameter' : `the parameter ${name}`);
const weightIn = (fields: KeptFields) => valueText('value', fields.get('value')) ?? 'none';
const groupIn = (fields: KeptFields) => {
  const name = textIn(fields, 'group_name');
  return name === '' ? 'an exclusivity group' : `the exclusivity group ${name}`;
};
const scoringVersionIn = ({ id }: EventFacts) => (id === '' ? 'a scoring version' : `scoring version ${id}`);
const promptIn = ({ name, is }: EventFacts) => {
  const version = countIn(is, 'version');
  return `${version === 0 ? 'a version' : `version ${version}`} of the prompt${name === '' ? '' : ` ${name}`}`;
};

function noted(facts: EventFacts): string {
  const note = textIn(facts.is, 'note');
  const version = scoringVersionIn(facts);
  return note === '' ? `Removed the note on ${version}` : `Wrote a note on ${version}: “${note}”`;
}

/** Sentences about parameters, exclusivity groups, scores and prompts. */
export const RULE_SENTENCES = {
  parameter_created: (facts) => `Created ${parameterIn(facts)} with the weight ${weightIn(facts.is)}`,
  parameter_deleted: (facts) => `Deleted ${parameterIn(facts)}, whose weight was ${weightIn(facts.was)}`,
  award_group_item_added: (facts) =>
    `Put ${parameterIn(facts)} into ${groupIn(facts.is)} with the precedence ${countIn(facts.is, 'precedence')}`,
  award_group_item_deleted: (facts) => `Took ${parameterIn(facts)} out of ${groupIn(facts.was)}`,
  score_config_saved: ({ changes }) => withChanges('Changed the score settings', changes),
  scoring_version_noted: noted,
  scoring_version_restored: (facts) => `Restored ${scoringVersionIn(facts)}`,
  prompt_saved: (facts) => `Saved ${promptIn(facts)}`,
  prompt_activated: (facts) => `Activated ${promptIn(facts)}`,
} satisfies Record<string, EventSentence>;
