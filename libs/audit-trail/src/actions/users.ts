export const USERS_ACTIONS = {
  admin_created: 'Added an administrator',
  user_registered: 'Created a user',
  user_role_changed: 'Changed the role of a user',
  user_status_changed: 'Enabled or disabled a user',
  user_scopes_changed: 'Changed the rights of a user',
  user_password_set: 'Set the password of a user',
  user_reset_link_sent: 'Sent a user a link to reset the password',
  user_invited: 'Invited a user',
  user_invitation_withdrawn: 'Took back the invitation of a user',
  profile_changed: 'Changed the own names or time zone',
  user_deleted: 'Deleted a user',
  user_change_refused: 'Was refused a change of a user',
} as const;
