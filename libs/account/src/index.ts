export { ChangePasswordPage } from './ChangePasswordPage';
export { ForgotPasswordPage } from './ForgotPasswordPage';
export { LoginPage } from './LoginPage';
export { PersonMenu } from './PersonMenu';
export { ProviderReturnPage } from './provider/ProviderReturnPage';
export { ProfilePage } from './ProfilePage';
export { SecondFactorCard } from './second-factor/SecondFactorCard';
export { signOut } from './sign-out';
