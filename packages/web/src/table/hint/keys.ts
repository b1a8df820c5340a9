/** Keys no decision uses. */
export const HINT_KEY = 'z';
export const DO_IT_KEY = 'Shift+Enter';
