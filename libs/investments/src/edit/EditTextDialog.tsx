import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { errorText } from '@vaglio/api-client';
import { MAX_TEXT_LENGTH, MAX_URL_LENGTH, MAX_EMAIL_LENGTH } from '@vaglio/product-rules';
import { useSetInvestmentTextMutation } from '@vaglio/startups-data';
import { BusyButton, ConfirmDialog, DialogFrame, ErrorAlert, Field } from '@vaglio/ui';
import type { Investment } from '../list/investment';
import { checkFoundingYear, isSameDraft, toTextBody, toTextDraft, type TextField } from './text-form';

interface EditTextDialogProps {
  readonly startup: Investment;
  readonly onClose: () => void;
}

/** What a person knows better than the import. Source: spec §5, startup text edit. */
export function EditTextDialog({ startup, onClose }: EditTextDialogProps) {
  const formId = useId();
  const year = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState({ draft: toTextDraft(startup), problem: checkFoundingYear(toTextDraft(startup)) });
  const [isLeaving, setIsLeaving] = useState(false);
  const [saveText, { isLoading, error }] = useSetInvestmentTextMutation();
  const { draft, problem } = form;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = checkFoundingYear(draft);
    setForm({ draft, problem: found });
    if (found !== null) return year.current?.focus();
    const outcome = await saveText({ id: startup.id, body: toTextBody(draft) });
    if (!outcome.error) onClose();
  };
  const close = () => (isSameDraft(draft, toTextDraft(startup)) ? onClose() : setIsLeaving(true));
  const field = (name: TextField) => ({ name, value: draft[name], onChange: (value: string) => setForm({ ...form, draft: { ...draft, [name]: value } }) });

  return (
    <DialogFrame
      title={`Edit text of ${startup.company_name}`}
      width="wide"
      isClosingBlocked={isLoading}
      onClose={close}
      actions={
        <>
          <Button disabled={isLoading} onClick={close}>Cancel</Button>
          <BusyButton type="submit" form={formId} variant="contained" busy={isLoading} busyLabel="Saving…">Save</BusyButton>
        </>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 1, color: 'text.primary' }}>
        {error && <Box sx={WIDE}><ErrorAlert>{errorText(error, 'Save failed')}</ErrorAlert></Box>}
        <Field label="Email" type="email" autoFocus maxLength={MAX_EMAIL_LENGTH} {...field('email')} />
        <Field label="Phone" type="tel" maxLength={80} {...field('number')} />
        <Field label="Website" inputMode="url" maxLength={MAX_URL_LENGTH} {...field('website')} />
        <Field label="Founding year" inputMode="numeric" inputRef={year} error={problem} {...field('founding_year')} />
        <Box sx={WIDE}><Field label="Description" rows={4} maxLength={MAX_TEXT_LENGTH} {...field('company_description')} /></Box>
        <Box sx={WIDE}><Field label="Pros" hint="One per line" rows={3} maxLength={MAX_TEXT_LENGTH} {...field('pros_text')} /></Box>
        <Box sx={WIDE}><Field label="Risks" hint="One per line" rows={3} maxLength={MAX_TEXT_LENGTH} {...field('cons_text')} /></Box>
      </Box>
      {isLeaving && (
        <ConfirmDialog title="Discard changes" confirmLabel="Discard" busyLabel="Discarding…" cancelLabel="Keep editing" isDanger onConfirm={onClose} onCancel={() => setIsLeaving(false)}>
          What you typed has not been saved.
        </ConfirmDialog>
      )}
    </DialogFrame>
  );
}

const WIDE = { gridColumn: '1 / -1' };
