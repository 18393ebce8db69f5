import { ForgotPasswordPage } from '@vaglio/account';
import { useBrand } from '../frame/BrandProvider';

/** /forgot-password: the form for a reset link, or the provider with which people sign in. */
export function Component() {
  const { signInWith, passwordSignIn } = useBrand();
  return <ForgotPasswordPage signInWith={signInWith} passwordSignIn={passwordSignIn} />;
}
