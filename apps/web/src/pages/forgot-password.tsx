import { ForgotPasswordPage } from '@vaglio/account';
import { useBrand } from '../frame/BrandProvider';

/** Where a new password is asked for, or where else people sign in. */
export function ForgotPasswordScreen() {
  const { signInWith, passwordSignIn } = useBrand();
  return <ForgotPasswordPage signInWith={signInWith} passwordSignIn={passwordSignIn} />;
}
