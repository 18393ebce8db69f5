import { withChanges, type EventFacts, type EventSentence } from '../sentence';
import { valueText } from '../field-text';
import { textIn } from '../kept-fields';

/** How somebody came to change their password, by what the event keeps of it. */
const WAYS: ReadonlyMap<string, string> = new Map([
  ['invitation', ' with the link of the invitation'],
  ['reset', ' with a reset link'],
  ['forced', ' as asked at the sign-in'],
]);

/** What was proved besides the password. */
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

/** Why a passkey was refused, by what the event keeps of it. */
const PASSKEY_FAILURES: ReadonlyMap<string, string> = new Map([
  ['challenge', ': its answer was late, or used before'],
  ['unknown', ': no such passkey is known'],
  ['signature', ': its signature was not right'],
  ['copied', ': it may have been copied'],
  ['disabled', ': its account is closed to it'],
]);

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
  const hasNames = differs('first_name') || differs('last_name');
  if (!hasNames) return 'the own time zone';
  return differs('time_zone') ? 'the own name and time zone' : 'the own name';
};

/** Sign-ins, passwords and accounts. */
export const ACCOUNT_SENTENCES = {
  login: ({ is }) => `Signed in${PROOFS.get(textIn(is, 'how')) ?? ''}`,
  login_second_step: (facts) =>
    isByProvider(facts)
      ? 'Signed in at the sign-in provider, and was asked for a second step'
      : 'Gave the right password, and was asked for a second step',
  login_code_failed: () => 'Gave a wrong code at the sign-in',
  second_factor_set_up: () => 'Set up a second factor',
  second_factor_ended: () => 'Removed the own second factor',
  passkey_failed: ({ is }) =>
    `A passkey was refused at the sign-in${PASSKEY_FAILURES.get(textIn(is, 'reason')) ?? ''}`,
  passkey_added: ({ is }) => `Added ${passkeyIn(textIn(is, 'name'))}`,
  passkey_removed: ({ was }) => `Removed ${passkeyIn(textIn(was, 'name'))}`,
  recovery_codes_renewed: () => 'Made new recovery codes',
  login_failed: (facts) =>
    isByProvider(facts) ? 'Sign-in at the provider failed' : `Sign-in failed for ${addressIn(facts)}`,
  login_held: (facts) => `Sign-in held back for ${addressIn(facts)}, after too many attempts`,
  login_must_change_password: () => 'Signed in with a password that must be changed',
  logout: () => 'Signed out',
  provider_signed_out: (facts) => `The sign-in provider signed ${userIn(facts)} out`,
  session_ended: () => 'Ended a session of their own on another device',
  refresh_token_reused: () => 'A used sign-in was presented again, so the session was ended',
  password_changed: ({ is }) => `Changed the password${WAYS.get(textIn(is, 'how')) ?? ''}`,
  password_change_failed: () => 'Gave a wrong current password',
  password_reset_requested: (facts) => `A link to reset the password was asked for ${addressIn(facts)}`,
  user_registered: ({ name, is }) =>
    `Created ${name === '' ? 'a user' : `the user ${name}`} with the role ${textIn(is, 'role') || 'user'}`,
  user_role_changed: (facts) => `Changed the role of ${userIn(facts)}${rolesIn(facts)}`,
  user_status_changed: (facts) =>
    `${textIn(facts.is, 'accountStatus') === 'disabled' ? 'Disabled' : 'Enabled'} ${userIn(facts)}`,
  user_scopes_changed: (facts) =>
    `Changed the rights of ${userIn(facts)} to ${valueText('scopes', facts.is.get('scopes')) ?? 'none'}`,
  user_password_set: (facts) => `Set the password of ${userIn(facts)}`,
  user_session_ended: (facts) => `Signed ${userIn(facts)} out of ${textIn(facts.is, 'device') || 'a device'}`,
  api_token_created: ({ name, is }) => `Created ${tokenIn(name, textIn(is, 'account'))}`,
  api_token_confirmed: ({ name, is }) => `Confirmed ${tokenIn(name, textIn(is, 'account'))}`,
  api_token_revoked: ({ name, was }) => `Revoked ${tokenIn(name, textIn(was, 'account'))}`,
  // The name says what it is: 'Nightly (service account)'.
  service_account_created: ({ name }) => `Created ${name || 'a service account'}`,
  service_account_updated: ({ name, changes }) =>
    withChanges(`Changed ${name || 'a service account'}`, changes),
  service_account_deleted: ({ name }) => `Deleted ${name || 'a service account'}`,
  user_identity_linked: () => 'Signed in at the sign-in provider for the first time',
  identity_linked: () => 'Connected the own account with the sign-in provider',
  identity_separated: () => 'Separated the own account from the sign-in provider',
  user_identity_separated: (facts) => `Separated ${userIn(facts)} from the sign-in provider`,
  user_second_step_released: (facts) => `Let ${userIn(facts)} try codes again, after too many wrong ones`,
  user_second_factor_reset: (facts) => `Reset the second factor of ${userIn(facts)}`,
  sign_in_rules_saved: ({ is }) => {
    const roles = valueText('second_factor_roles', is.get('second_factor_roles')) ?? 'none';
    return roles === 'none' ? 'Asks no role for a second factor' : `Asks for a second factor of ${roles}`;
  },
  person_data_exported: ({ name, is }) =>
    textIn(is, 'how') === 'own'
      ? 'Took all that is stored about themselves'
      : `Took all that is stored about ${name || 'a user'}`,
  person_erased: ({ is }) =>
    `Erased the personal data of a former colleague${is.get('removes_notes') === true ? ', with the text of their notes' : ''}`,
  user_reset_link_sent: (facts) =>
    textIn(facts.is, 'by') === 'link'
      ? `Made a link by which ${userIn(facts)} resets the password`
      : `Sent ${userIn(facts)} a link to reset the password`,
  user_invited: (facts) =>
    textIn(facts.is, 'by') === 'link'
      ? `Made a link by which ${userIn(facts)} chooses a password`
      : `Invited ${userIn(facts)} by mail`,
  user_invitation_withdrawn: (facts) => `Took back the invitation of ${userIn(facts)}`,
  profile_changed: ({ was, is }) => `Changed ${profileParts(was, is)}`,
  user_change_refused: (facts) =>
    `Was refused a change of ${userIn(facts)}: ${textIn(facts.is, 'reason') || 'not allowed'}`,
} satisfies Record<string, EventSentence>;
