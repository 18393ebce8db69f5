import { withChanges, type EventFacts, type EventSentence } from '../sentence';
import { valueText } from '../field-text';
import { textIn, type KeptFields } from '../kept-fields';

/** Texts for the occasions of a password change, keyed by the value in the event. */
const WAYS: ReadonlyMap<string, string> = new Map([
  ['invitation', ' with the link of the invitation'],
  ['reset', ' with a reset link'],
  ['forced', ' as asked at the sign-in'],
]);

/** Texts for the additional proofs at sign-in, keyed by the value in the event. */
const PROOFS: ReadonlyMap<string, string> = new Map([
  ['code', ' with a code of the app'],
  ['recovery code', ' with a recovery code'],
  ['passkey', ' with a passkey'],
  ['password, passkey', ' with a password and a passkey'],
  ['oidc, passkey', ' at the sign-in provider, and with a passkey'],
  ['oidc', ' at the sign-in provider'],
  ['oidc, code', ' at the sign-in provider, and with a code of the app'],
  ['oidc, recovery code', ' at the sign-in provider, and with a recovery code'],
]);

/** Texts for the reasons why a passkey was refused, keyed by the value in the event. */
const PASSKEY_FAILURES: ReadonlyMap<string, string> = new Map([
  ['challenge', ': its answer was late, or used before'],
  ['unknown', ': no such passkey is known'],
  ['signature', ': its signature was not right'],
  ['copied', ': it may have been copied'],
  ['disabled', ': its account is closed to it'],
]);

const LIST = new Intl.ListFormat('en-GB');

/** Returns a list in an event as text, such as 'admin and super'. An empty list becomes 'none'. */
const listIn = (fields: KeptFields, field: string) => {
  const items: unknown = fields.get(field);
  const texts = Array.isArray(items) ? items.map((item: unknown) => valueText(field, item) ?? '') : [];
  return LIST.format(texts) || 'none';
};
const isByProvider = ({ is }: EventFacts) => textIn(is, 'how').startsWith('oidc');
const addressIn = ({ name }: EventFacts) => name || 'an unknown address';
const userIn = ({ name }: EventFacts) => name || 'a user';
const passkeyIn = (name: string) => (name === '' ? 'a passkey' : `the passkey ${name}`);
const tokenIn = (name: string, account: string) =>
  `${name === '' ? 'an API token' : `the API token ${name}`}${account === '' ? '' : ` of ${account}`}`;
const rolesIn = ({ was, is }: EventFacts) => {
  const [from, to] = [textIn(was, 'role'), textIn(is, 'role')];
  return from === '' || to === '' ? '' : ` from ${from} to ${to}`;
};

const profileParts = (was: EventFacts['was'], is: EventFacts['is']) => {
  const differs = (field: string) => textIn(was, field) !== textIn(is, field);
  const parts = [
    ...(differs('first_name') || differs('last_name') ? ['name'] : []),
    ...(differs('time_zone') ? ['time zone'] : []),
    ...(differs('language') ? ['language'] : []),
    ...(differs('csv_separator') ? ['separator of exports'] : []),
  ];
  return parts.length === 0 ? 'their own profile' : `their own ${LIST.format(parts)}`;
};

/** Sentences about sign-ins, passwords and accounts. */
export const ACCOUNT_SENTENCES = {
  login: ({ is }) => `Signed in${PROOFS.get(textIn(is, 'how')) ?? ''}`,
  login_second_step: (facts) =>
    isByProvider(facts)
      ? 'Signed in at the sign-in provider; a second step was required'
      : 'Entered the correct password; a second step was required',
  login_code_failed: () => 'Entered a wrong code at sign-in',
  second_factor_set_up: () => 'Set up a second factor',
  second_factor_ended: () => 'Removed their second factor',
  passkey_failed: ({ is }) =>
    `A passkey was refused at the sign-in${PASSKEY_FAILURES.get(textIn(is, 'reason')) ?? ''}`,
  passkey_added: ({ is }) => `Added ${passkeyIn(textIn(is, 'name'))}`,
  passkey_removed: ({ was }) => `Removed ${passkeyIn(textIn(was, 'name'))}`,
  recovery_codes_renewed: () => 'Made new recovery codes',
  login_failed: (facts) =>
    isByProvider(facts) ? 'Sign-in at the provider failed' : `Sign-in failed for ${addressIn(facts)}`,
  login_held: (facts) => `Sign-in refused for ${addressIn(facts)}, after too many attempts`,
  login_must_change_password: () => 'Signed in with a password that must be changed',
  logout: () => 'Signed out',
  provider_signed_out: (facts) => `The sign-in provider signed ${userIn(facts)} out`,
  session_ended: () => 'Ended a session of their own on another device',
  refresh_token_reused: () => 'An old session token was used again, so the session was ended',
  password_changed: ({ is }) => `Changed the password${WAYS.get(textIn(is, 'how')) ?? ''}`,
  password_change_failed: () => 'Entered a wrong current password',
  password_reset_requested: (facts) => `A link to reset the password was asked for ${addressIn(facts)}`,
  user_registered: ({ name, is }) =>
    `Created ${name === '' ? 'a user' : `the user ${name}`} with the role ${textIn(is, 'role') || 'user'}`,
  user_role_changed: (facts) => `Changed the role of ${userIn(facts)}${rolesIn(facts)}`,
  user_status_changed: (facts) =>
    `${textIn(facts.is, 'accountStatus') === 'disabled' ? 'Disabled' : 'Enabled'} ${userIn(facts)}`,
  user_scopes_changed: (facts) => `Changed the rights of ${userIn(facts)} to ${listIn(facts.is, 'scopes')}`,
  user_password_set: (facts) => `Set the password of ${userIn(facts)}`,
  user_session_ended: (facts) => `Signed ${userIn(facts)} out of ${textIn(facts.is, 'device') || 'a device'}`,
  api_token_created: ({ name, is }) => `Created ${tokenIn(name, textIn(is, 'account'))}`,
  api_token_confirmed: ({ name, is }) => `Confirmed ${tokenIn(name, textIn(is, 'account'))}`,
  api_token_revoked: ({ name, was }) => `Revoked ${tokenIn(name, textIn(was, 'account'))}`,
  // The target name already includes the type, such as 'Nightly (service account)'.
  service_account_created: ({ name }) => `Created ${name || 'a service account'}`,
  service_account_updated: ({ name, changes }) =>
    withChanges(`Changed ${name || 'a service account'}`, changes),
  service_account_deleted: ({ name }) => `Deleted ${name || 'a service account'}`,
  user_identity_linked: () => 'Signed in at the sign-in provider for the first time',
  identity_linked: () => 'Connected their account with the sign-in provider',
  identity_separated: () => 'Separated their account from the sign-in provider',
  user_identity_separated: (facts) => `Separated ${userIn(facts)} from the sign-in provider`,
  user_second_step_released: (facts) => `Unlocked ${userIn(facts)} after too many wrong codes`,
  user_second_factor_reset: (facts) => `Reset the second factor of ${userIn(facts)}`,
  sign_in_rules_saved: ({ is }) => {
    const roles = listIn(is, 'second_factor_roles');
    return roles === 'none'
      ? 'Requires a second factor for no role'
      : `Requires a second factor for ${roles}`;
  },
  person_data_exported: ({ name, is }) =>
    textIn(is, 'how') === 'own'
      ? 'Downloaded their own personal data'
      : `Downloaded the personal data of ${name || 'a user'}`,
  person_erased: ({ is }) =>
    `Erased the personal data of a former colleague${is.get('removes_notes') === true ? ', with the text of their notes' : ''}`,
  user_reset_link_sent: (facts) =>
    textIn(facts.is, 'by') === 'link'
      ? `Made a link by which ${userIn(facts)} resets the password`
      : `Sent ${userIn(facts)} a link to reset the password`,
  user_reset_link_made: (facts) => `Made a link to reset the password of ${userIn(facts)}`,
  user_invited: (facts) =>
    textIn(facts.is, 'by') === 'link'
      ? `Made a link by which ${userIn(facts)} chooses a password`
      : `Invited ${userIn(facts)} by mail`,
  user_invitation_withdrawn: (facts) => `Withdrew the invitation of ${userIn(facts)}`,
  profile_changed: ({ was, is }) => `Changed ${profileParts(was, is)}`,
  user_change_refused: (facts) =>
    `Was not allowed to change ${userIn(facts)}: ${textIn(facts.is, 'reason') || 'not allowed'}`,
} satisfies Record<string, EventSentence>;
