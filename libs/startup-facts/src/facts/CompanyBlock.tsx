import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { FieldFact } from '@vaglio/contract';
import { MAIN_FACTS } from '@vaglio/startups-domain';
import { SHOW_ALL } from './fact-style';
import { FactsBlock } from './FactsBlock';
import type { FactsScope } from './facts-scope';
import { FieldRow } from './FieldRow';
import type { Editing } from './use-editing';

interface CompanyBlockProps {
  readonly scope: FactsScope;
  readonly editing: Editing;
}

/**
 * Section with the main fields of the startup. Other fields are shown on request, or if one of them has a suggestion.
 */
export function CompanyBlock({ scope, editing }: CompanyBlockProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { fields } = scope.facts;
  const main = MAIN_FACTS.flatMap((name) => fields.filter(({ field }) => field === name));
  const others = fields.filter(({ field }) => !MAIN_FACTS.includes(field));
  const shown = [...main, ...(isWhole ? others : others.filter(hasSuggestion))];
  return (
    <FactsBlock title="Company">
      <Box component="dl" sx={{ m: 0 }}>
        {shown.map((fact) => (
          <FieldRow
            key={fact.field}
            fact={fact}
            scope={scope}
            isEditing={editing.row === fact.field}
            onEdit={() => editing.edit(fact.field)}
            onClose={editing.close}
          />
        ))}
      </Box>
      {shown.length < fields.length && (
        <Button variant="text" size="small" sx={SHOW_ALL} onClick={() => setIsWhole(true)}>
          Show all {fields.length}
        </Button>
      )}
    </FactsBlock>
  );
}

function hasSuggestion({ suggestions }: FieldFact): boolean {
  return suggestions.length > 0;
}
