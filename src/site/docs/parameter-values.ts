type Schema = Readonly<Record<string, unknown>>;

/** Returns the accepted values of a parameter in words, such as `1 to 500; default 100`. */
export function describeValues(schema: Schema): string {
  const values = describeType(schema);
  return schema.default === undefined ? values : `${values}; default ${schema.default}`;
}

function describeType({ enum: values, minimum, maximum, format, type }: Schema): string {
  if (Array.isArray(values)) return values.join(', ');
  if (type === 'integer') return maximum === undefined ? `from ${minimum}` : `${minimum} to ${maximum}`;
  if (type === 'boolean') return 'true, false';
  return format === 'date' ? 'YYYY-MM-DD' : 'text';
}
