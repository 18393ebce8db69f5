export { askFirstAnswers, askOtherAnswers, SignedIn } from '../../frame/SignedIn';
export { ReviewLink } from '../../navigation/ReviewLink';
export { SignedInMenu } from '../../navigation/SignedInMenu';
