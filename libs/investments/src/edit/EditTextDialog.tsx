import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { BusyButton, DialogFrame, ErrorAlert, Field, useDiscardQuestion } from '@vaglio/ui';
import type { Investment } from '../list/investment';
import { setInvestmentTextLimits as limits } from '../limits.gen';
import { StaleNotice } from './StaleNotice';
import { checkText, type TextField, type TextProblems } from './text-form';
import { useTextEdit } from './use-text-edit';

interface EditTextDialogProps {
  readonly startup: Investment;
  /** Receives what the server answered; null when nothing had to be sent. */
  readonly onSaved: (answer: unknown) => void;
  readonly onClose: () => void;
}

const MAX_PHONE_LENGTH = 80;

/** What a person knows better than the import. Source: spec §5, startup text edit. */
export function EditTextDialog({ startup, onSaved, onClose }: EditTextDialogProps) {
  const formId = useId();
  const [website, year] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [problems, setProblems] = useState<TextProblems>({});
  const { draft, before, type, isChanged, isSaving, failure, conflict, save } = useTextEdit(startup, onSaved);
  const { close, question } = useDiscardQuestion(isChanged && !isSaving, onClose);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = checkText(draft, before);
    setProblems(found);
    if (found.website) website.current?.focus();
    else if (found.founding_year) year.current?.focus();
    else void save();
  };
  const field = (name: TextField) => ({
    name,
    value: draft[name],
    error: problems[name],
    onChange: (value: string) => type({ [name]: value }),
  });

  return (
    <DialogFrame
      title={`Edit text of ${startup.company_name}`}
      width="wide"
      isClosingBlocked={isSaving}
      onClose={close}
      actions={
        <>
          <Button disabled={isSaving} onClick={close}>
            Cancel
          </Button>
          <BusyButton type="submit" form={formId} variant="contained" busy={isSaving} busyLabel="Saving…">
            Save
          </BusyButton>
        </>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={submit} sx={FORM}>
        {failure !== null && (
          <Box ref={intoView} sx={WIDE}>
            <ErrorAlert>{failure}</ErrorAlert>
          </Box>
        )}
        {conflict && (
          <Box ref={intoView} sx={WIDE}>
            <StaleNotice
              seen={conflict.seen}
              current={conflict.current}
              mineLabel="Overwrite with mine"
              onMine={conflict.overwrite}
              theirsLabel="Take theirs"
              onTheirs={conflict.takeTheirs}
            />
          </Box>
        )}
        <Field label="Email" type="email" autoFocus maxLength={limits.email.maxLength} {...field('email')} />
        <Field label="Phone" type="tel" maxLength={MAX_PHONE_LENGTH} {...field('number')} />
        <Field
          label="Website"
          inputMode="url"
          inputRef={website}
          maxLength={limits.website.maxLength}
          {...field('website')}
        />
        <Field label="Founding year" inputMode="numeric" inputRef={year} {...field('founding_year')} />
        <Box sx={WIDE}>
          <Field
            label="Description"
            rows={4}
            maxLength={limits.company_description.maxLength}
            {...field('company_description')}
          />
        </Box>
        <Box sx={WIDE}>
          <Field
            label="Pros"
            hint="One per line"
            rows={3}
            maxLength={limits.pros_text.maxLength}
            {...field('pros_text')}
          />
        </Box>
        <Box sx={WIDE}>
          <Field
            label="Risks"
            hint="One per line"
            rows={3}
            maxLength={limits.cons_text.maxLength}
            {...field('cons_text')}
          />
        </Box>
      </Box>
      {question}
    </DialogFrame>
  );
}

/** The form may be scrolled to its end when the server refuses it. */
function intoView(notice: Element | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}

const FORM = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  pt: 1,
  color: 'text.primary',
};
const WIDE = { gridColumn: '1 / -1' };
