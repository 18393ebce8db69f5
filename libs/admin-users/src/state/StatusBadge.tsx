import { Badge, type BadgeTone } from '@vaglio/ui';

const TONES: Readonly<Record<string, BadgeTone>> = {
  active: 'green',
  'must change password': 'amber',
  locked: 'red',
  'locked by wrong codes': 'red',
  disabled: 'red',
};

/** Chip with the status of an account. */
export function StatusBadge({ status }: { readonly status: string }) {
  return <Badge tone={TONES[status]}>{status}</Badge>;
}
