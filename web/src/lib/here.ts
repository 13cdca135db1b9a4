// Tables and records of this browser, apart from those of the server. Their ids say which they are.

/** Whether the table or the record of this id is kept in this browser. */
export const isHere = (id: string): boolean => id.startsWith("here-");

/** The address of the form of a new table beside this one. */
export const newPath = (id: string): string => (isHere(id) ? "/here/new" : "/new");

/** The address of a table. */
export const tablePath = (id: string): string => (isHere(id) ? `/here/${id}` : `/table/${id}`);
