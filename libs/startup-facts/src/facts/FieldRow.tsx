import Box from '@mui/material/Box';
import type { FieldFact } from '@vaglio/contract';
import { factLabel, websiteHost } from '@vaglio/startups-domain';
import { factKind } from './fact-field';
import { valueText } from './value-kind';
import { OutsideLink } from '@vaglio/ui';
import { FactEdit } from './FactEdit';
import { factText } from './fact-fields';
import { FactRow } from './FactRow';
import { BESIDE_LABEL } from './fact-style';
import type { FactsScope } from './facts-scope';
import { FactValue } from './FactValue';
import { FieldDialog } from './FieldDialog';
import { SuggestionStrip } from './SuggestionStrip';
import { useSuggestionAnswer } from './use-suggestion-answer';

interface FieldRowProps {
  readonly fact: FieldFact;
  readonly scope: FactsScope;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** Row with the value of a field and its suggestions. A click or Enter edits the value in place. */
export function FieldRow({ fact, scope, isEditing, onEdit, onClose }: FieldRowProps) {
  const { field, value, origin, suggestions } = fact;
  const [label, text, kind] = [factLabel(field), factText(fact), factKind(field)];
  const { answer, isBusy } = useSuggestionAnswer(scope);
  const labels = (said: string) => ({ take: withShort('Take', said), keep: withShort('Keep', text) });
  return (
    <FactRow
      name={field}
      label={label}
      origin={origin}
      isEditing={isEditing}
      dialog={(anchor, close) =>
        origin && (
          <FieldDialog
            fact={fact}
            origin={origin}
            scope={scope}
            anchor={anchor}
            onClose={close}
            onEdit={() => {
              close();
              onEdit();
            }}
          />
        )
      }
      below={suggestions.map((suggestion) => {
        const said = valueText(kind, suggestion.value, suggestion.currency);
        return (
          <Box key={suggestion.id} component="dd" sx={{ ...BESIDE_LABEL, m: 0 }}>
            <SuggestionStrip
              suggestion={suggestion}
              label={label}
              text={said}
              labels={labels(said)}
              isBusy={isBusy}
              scope={scope}
              onAnswer={(chosen) => void answer(suggestion, label, chosen)}
            />
          </Box>
        );
      })}
    >
      {isEditing ? (
        <FactEdit fact={fact} scope={scope} onClose={onClose} />
      ) : (
        <FactValue
          label={label}
          text={text}
          onEdit={scope.canEdit ? onEdit : undefined}
          {...(kind === 'address' && value !== null && { link: <Address value={String(value)} /> })}
        />
      )}
    </FactRow>
  );
}

function Address({ value }: { readonly value: string }) {
  return <OutsideLink address={value}>{websiteHost(value) ?? value}</OutsideLink>;
}

/** Maximum length of a value in a button label. */
const MAX_BUTTON_LENGTH = 24;

function withShort(verb: string, text: string): string {
  return text.length > MAX_BUTTON_LENGTH ? verb : `${verb} ${text}`;
}
