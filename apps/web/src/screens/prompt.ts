export { PromptSection } from '@vaglio/llm-prompt';
