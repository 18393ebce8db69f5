/** What the login shows besides email and password, which is loaded as one file when a part of it is needed. */
export { OtherWays } from './OtherWays';
export { SecondStep } from './second-factor/SecondStep';
