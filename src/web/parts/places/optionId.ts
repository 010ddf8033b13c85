/** Id of one suggestion of a list, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${String(index)}`;
