export { ApiTokensCard } from './ApiTokensCard';
