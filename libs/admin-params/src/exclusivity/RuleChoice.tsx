import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { GROUP_RULES, type GroupRule } from '@vaglio/award-scoring';
import { awardGroupShape, type AwardGroup } from '@vaglio/contract';
import { ConflictNotice, useVersionedChange } from '@vaglio/ui';
import { PreviewEffect } from '../preview/PreviewEffect';
import { groupText } from './group-text';
import { ruleExamples } from './rule-example';
import { RULE_NAMES } from './rule-names';
import type { WeightedItem } from './weighted-items';
import { useListAwardGroupsQuery, useUpdateAwardGroupMutation } from '../hooks.gen';
import { withAlert } from './alert-failure';

interface RuleChoiceProps {
  readonly group: AwardGroup;
  readonly items: readonly WeightedItem[];
}

const CARD = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  p: '10px 12px',
  borderRadius: 1,
  cursor: 'pointer',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-borderStrong)',
  transition: 'background-color 120ms',
  '&:hover': { bgcolor: 'sunken' },
  '&:has(:checked)': { bgcolor: 'selected', boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)' },
};

/** Choice of a group's rule. Each rule is a card with an example from the group's items. */
export function RuleChoice({ group, items }: RuleChoiceProps) {
  const { rule, setRule, isSaving, conflict } = useRule(group);
  const examples = useMemo(() => ruleExamples(items), [items]);
  const id = useId();
  const other = GROUP_RULES.filter((choice) => choice !== rule).map((choice) => ({
    update_group: { id: group.id, rule: choice },
  }));
  return (
    <>
      <Typography id={id} component="h3" variant="h3" sx={{ mb: 3 }}>
        Rule
      </Typography>
      {conflict && (
        <Box sx={{ mb: 3 }}>
          <ConflictNotice
            what="this group"
            conflict={conflict}
            textsOf={groupText}
            mine={{ Rule: RULE_NAMES[conflict.change] }}
            isBusy={isSaving}
            onKeepMine={conflict.again}
            onTakeTheirs={conflict.leave}
          />
        </Box>
      )}
      <RadioGroup
        aria-labelledby={id}
        aria-busy={isSaving}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, gap: 2 }}
      >
        {GROUP_RULES.map((choice) => (
          <Box key={choice} component="label" sx={CARD}>
            <Radio
              size="small"
              name="rule"
              value={choice}
              checked={rule === choice}
              onChange={() => {
                if (!isSaving) void setRule(choice);
              }}
              slotProps={{
                input: {
                  'aria-labelledby': `${id}-${choice}`,
                  'aria-describedby': `${id}-${choice}-example`,
                },
              }}
              sx={{ p: 0 }}
            />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box id={`${id}-${choice}`} sx={{ fontWeight: 550 }}>
                {RULE_NAMES[choice]}
              </Box>
              <Box id={`${id}-${choice}-example`} sx={{ typography: 'body2', color: 'muted' }}>
                {examples[choice]}
              </Box>
            </Box>
          </Box>
        ))}
      </RadioGroup>
      <Box sx={{ mt: 3 }}>
        <PreviewEffect changes={other} label="Preview the other rule" />
      </Box>
    </>
  );
}

/**
 * Returns the rule of a group and a function that changes it. A new rule is displayed immediately and reverted if the
 * request fails.
 * @returns `conflict`, which is set if another user changed the group in the meantime
 */
function useRule(group: AwardGroup) {
  const [update, { isLoading, originalArgs }] = useUpdateAwardGroupMutation();
  const { isFetching } = useListAwardGroupsQuery();
  const picked = isLoading || isFetching ? originalArgs?.body.rule : undefined;
  const { run, conflict } = useVersionedChange(async (seen: AwardGroup, rule: GroupRule) => {
    const { id, version, group_key, group_name } = seen;
    const saved = await update({ id, ...ifMatch(version), body: { group_key, group_name, rule } });
    return withAlert(outcomeOf(saved, awardGroupShape, 'Update failed'));
  });
  const setRule = (next: GroupRule) => run(group, next);
  return { rule: picked ?? group.rule, setRule, isSaving: isLoading, conflict };
}
