// Shows /api/openapi.json. Everything is put in as text.

const element = (name, text, ...children) => {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
};

/** A type, as a link where it has a name. */
const type = (schema) => {
  const name = schema.$ref?.split('/').pop();
  if (name) {
    const link = element('a', name);
    link.href = `#${name}`;
    return link;
  }
  if (schema.type === 'array' && schema.items) return element('span', 'list of ', type(schema.items));
  return element('code', JSON.stringify(schema));
};

const item = (title, about, schema) => {
  const line = element('li', '', element('strong', title));
  if (about) line.append(` · ${about}`);
  if (schema) line.append(' · ', type(schema));
  return line;
};

const section = (title, lines) => (lines.length ? [element('h3', title), element('ul', '', ...lines)] : []);

const content = (holder) => holder?.content?.['application/json']?.schema;

const operation = (path, method, described) => {
  const word = element('span', method.toUpperCase());
  word.className = 'method';
  const summary = element('summary', '', word, element('code', path), ` ${described.summary ?? ''}`);
  const parameters = (described.parameters ?? []).map(({ name, description, schema }) => item(name, description, schema));
  const answers = Object.entries(described.responses ?? {}).map(([status, answer]) =>
    item(status, answer.description, content(answer)),
  );
  const request = content(described.requestBody);
  const body = element(
    'div',
    '',
    ...section('Parameters', parameters),
    ...section('Body', request ? [element('li', '', type(request))] : []),
    ...section('Answers', answers),
  );
  if (described.description) body.prepend(element('p', described.description));
  return element('details', '', summary, body);
};

const show = (description) => {
  document.getElementById('about').textContent = description.info.description ?? '';
  const paths = document.getElementById('paths');
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, described] of Object.entries(methods)) paths.append(operation(path, method, described));
  }
  const types = document.getElementById('types');
  for (const [name, schema] of Object.entries(description.components?.schemas ?? {})) {
    const body = element('div', '', element('pre', JSON.stringify(schema, null, 2)));
    const details = element('details', '', element('summary', name), body);
    details.id = name;
    types.append(details);
  }
};

/** Opens the type that a link leads to. */
const open = () => {
  const wanted = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!wanted) return;
  wanted.open = true;
  wanted.scrollIntoView();
};
addEventListener('hashchange', open);

const answer = await fetch('/api/openapi.json');
show(await answer.json());
open();
