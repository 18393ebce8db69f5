import { Badge, type BadgeTone } from '@vaglio/ui';

const TONES: Readonly<Record<string, BadgeTone>> = { admin: 'accent', super: 'outline' };

/** A role as a chip; those with more rights stand out. */
export function RoleBadge({ role }: { readonly role: string }) {
  return <Badge tone={TONES[role]}>{role}</Badge>;
}
