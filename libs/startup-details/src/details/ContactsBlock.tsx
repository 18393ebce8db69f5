import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Globe, Mail, Phone, User, type LucideIcon } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Startup } from '@vaglio/contract';
import { websiteHost } from '@vaglio/startups-domain';
import { Icon, VisuallyHidden, DetailBlock, OutsideLink } from '@vaglio/ui';
import { founderOf } from '@vaglio/startups-data';
import { hasContacts } from './detail-parts';

/** Section with the contacts of a startup. Hidden if there are none. */
export const ContactsBlock = memo(function ContactsBlock({ startup }: { readonly startup: Startup }) {
  const { email, number, website } = startup;
  const founder = founderOf(startup);
  const mail = mailHref(email);
  if (!hasContacts(startup)) return null;
  return (
    <DetailBlock title="Contacts">
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none', typography: 'body1' }}
      >
        {founder && (
          <Contact icon={User}>
            <div>{founder}</div>
            <Box sx={{ typography: 'body2', color: 'muted' }}>Founder</Box>
          </Contact>
        )}
        {email && (
          <Contact icon={Mail} name="Email">
            {mail ? (
              <Link href={mail} sx={{ fontWeight: 400 }}>
                {email}
              </Link>
            ) : (
              email
            )}
          </Contact>
        )}
        {number && (
          <Contact icon={Phone} name="Phone">
            {number}
          </Contact>
        )}
        {website && (
          <Contact icon={Globe} name="Website">
            <OutsideLink address={website}>{websiteHost(website) ?? website}</OutsideLink>
          </Contact>
        )}
      </Box>
    </DetailBlock>
  );
});

interface ContactProps {
  readonly icon: LucideIcon;
  /** Label before the value. It is omitted if the value is clear without it. */
  readonly name?: string;
  readonly children: ReactNode;
}

function Contact({ icon, name, children }: ContactProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3 }}>
      <Box component="span" sx={{ display: 'flex', pt: '2px', color: 'text.secondary' }}>
        <Icon of={icon} />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name !== undefined && <VisuallyHidden>{name}: </VisuallyHidden>}
        {children}
      </Box>
    </Box>
  );
}

/** Returns a mailto link for a single plain email address. For any other text, it returns null. */
export function mailHref(email: string | null): string | null {
  return email !== null && /^[\w.%+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(email) ? `mailto:${email}` : null;
}
