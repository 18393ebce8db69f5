export const SIGN_IN_ACTIONS = {
  login: 'Signed in',
  login_failed: 'Sign-in failed',
  login_held: 'Sign-in held back after too many attempts',
  login_must_change_password: 'Signed in with a password that must be changed',
  logout: 'Signed out',
  session_ended: 'Ended a session',
  refresh_token_reused: 'A used sign-in was presented again: the session was ended',
  password_changed: 'Changed the password',
  password_change_failed: 'Gave a wrong current password',
  password_reset_requested: 'Asked for a link to reset the password',
} as const;
