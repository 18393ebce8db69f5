export { ChangePasswordPage } from './ChangePasswordPage';
export { ForgotPasswordPage } from './ForgotPasswordPage';
export { LoginPage } from './LoginPage';
export { PersonMenu } from './PersonMenu';
export { ProfilePage } from './ProfilePage';
export { signOut } from './sign-out';
