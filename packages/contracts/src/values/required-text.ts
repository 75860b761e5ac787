export { requiredLine, requiredText, saysSomething } from '@nordbo/listing-rules'
