export { PromptSection } from './PromptSection';
