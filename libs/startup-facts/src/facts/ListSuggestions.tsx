import Box from '@mui/material/Box';
import type { FactListName } from './use-editing';
import type { FactsScope } from './facts-scope';
import { BESIDE_LABEL, ROW_GRID } from './fact-style';
import { SuggestionStrip } from './SuggestionStrip';
import { useSuggestionAnswer } from './use-suggestion-answer';

interface ListSuggestionsProps {
  readonly list: FactListName;
  readonly scope: FactsScope;
}

const LABELS = { take: 'Take', keep: 'Discard' };

/** Entries that articles suggest for a list, with buttons that take or ignore them. */
export function ListSuggestions({ list, scope }: ListSuggestionsProps) {
  const { answer, isBusy } = useSuggestionAnswer(scope);
  const open = scope.facts.suggestions.filter((suggestion) => suggestion.list === list);
  return open.map((suggestion) => (
    <Box key={suggestion.id} sx={ROW_GRID}>
      <Box sx={BESIDE_LABEL}>
        <SuggestionStrip
          suggestion={suggestion}
          label={suggestion.text}
          text={suggestion.text}
          labels={LABELS}
          isBusy={isBusy}
          scope={scope}
          onAnswer={(chosen) => void answer(suggestion, suggestion.text, chosen)}
        />
      </Box>
    </Box>
  ));
}
