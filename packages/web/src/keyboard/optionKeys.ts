/** The keys of a list of options, first to last. */
const optionKeys = [...'123456789', ...'abcdfghijk'];
export const optionKey = (index: number): string | undefined => optionKeys[index];
