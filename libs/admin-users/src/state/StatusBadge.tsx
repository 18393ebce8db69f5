import { Badge, type BadgeTone } from '@vaglio/ui';

const TONES: Readonly<Record<string, BadgeTone>> = {
  active: 'green',
  'must change password': 'amber',
  locked: 'red',
  'held by codes': 'red',
  disabled: 'red',
};

/** The status of an account, in a word or three. */
export function StatusBadge({ status }: { readonly status: string }) {
  return <Badge tone={TONES[status]}>{status}</Badge>;
}
