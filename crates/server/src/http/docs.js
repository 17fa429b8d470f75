// Shows /api/openapi.json. Everything is put in as text.

const element = (name, text, ...children) => {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
};

const operation = (path, method, described) => {
  const title = element('summary', '');
  const word = element('span', method.toUpperCase());
  word.className = 'method';
  title.append(word, element('code', path), ` ${described.summary ?? described.description ?? ''}`);
  const body = element('div');
  const request = described.requestBody?.content?.['application/json']?.schema;
  if (request) body.append(element('h3', 'Body'), element('pre', JSON.stringify(request, null, 2)));
  const answers = element('ul');
  for (const [status, answer] of Object.entries(described.responses ?? {})) {
    const schema = answer.content?.['application/json']?.schema;
    const words = [status, answer.description, schema ? JSON.stringify(schema) : ''];
    answers.append(element('li', words.filter(Boolean).join(' · ')));
  }
  body.append(element('h3', 'Answers'), answers);
  return element('details', '', title, body);
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
    types.append(element('details', '', element('summary', name), body));
  }
};

const answer = await fetch('/api/openapi.json');
show(await answer.json());
