"""The examples in docstrings and the README run, and everything has a docstring and a stub."""

import ast
import doctest
import importlib
import inspect
import os
from pathlib import Path

import parure
import pytest

MODULES = [
    "",
    ".aec",
    ".splendor_v0",
    ".marvel_v0",
    ".duel_v0",
    ".gymnasium_env",
    ".vector_env",
    ".evaluation",
]
DOCS = Path(__file__).parents[3] / "docs/python"
PAGES = [Path(__file__).parents[1] / "README.md", *sorted(DOCS.glob("*.md"))]
PUBLIC = [getattr(parure, name) for name in parure.__all__ if not name.isupper()]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_run(name):
    module = importlib.import_module(f"parure{name}")
    results = doctest.testmod(module, extraglobs={"parure": parure}, optionflags=doctest.ELLIPSIS)
    assert results.failed == 0
    assert results.attempted > 0 or name == ".aec"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name if page.parent == DOCS else "README")
def test_the_pages_run(page, tmp_path, monkeypatch):
    """The blocks of a page are one program; those of the README stand alone."""
    monkeypatch.chdir(tmp_path)
    blocks = [block.split("```")[0] for block in page.read_text().split("```python\n")[1:]]
    assert blocks or page.name in ("jax.md", "reference.md")
    for needed in ("pettingzoo", "pyspiel", "moviepy"):
        if any(needed in block for block in blocks) or (needed == "moviepy" and "RecordVideo" in str(blocks)):
            pytest.importorskip(needed)
    names = {}
    for block in blocks:
        exec(compile(block, page.name, "exec"), names if page.parent == DOCS else {})


def test_the_reference_is_that_of_the_package():
    """`PARURE_UPDATE=1` writes it."""
    page, text = DOCS / "reference.md", reference()
    if os.environ.get("PARURE_UPDATE"):
        page.write_text(text)
    assert page.read_text() == text, "stale: PARURE_UPDATE=1 pytest crates/python/tests/test_docs.py -k reference"


def reference():
    """Every class and function of the package, by its docstring."""
    lines = ["# Reference", "", "Written from the docstrings by `crates/python/tests/test_docs.py`.", ""]
    for item in PUBLIC:
        lines += described(f"parure.{item.__name__}", item, "##")
        if inspect.isclass(item) and not issubclass(item, Exception):
            for name, member in sorted(members(item).items()):
                lines += described(f"{item.__name__}.{name}", member, "###")
    for name in ("gymnasium_env", "aec", "open_spiel", "dataset", "render", "policy"):
        text = (Path(parure.__file__).parent / f"{name}.py").read_text()
        lines += [f"## parure.{name}", "", *plain(ast.get_docstring(ast.parse(text))), ""]
    return "\n".join(lines).rstrip() + "\n"


def described(name, item, heading):
    signature = ""
    is_class = inspect.isclass(item)
    if inspect.isroutine(item) or (is_class and not issubclass(item, Exception)):
        empty = inspect.Signature.empty
        full = inspect.signature(item)
        own = [part.replace(annotation=empty) for part in full.parameters.values() if part.name != "self"]
        signature = str(full.replace(parameters=own, return_annotation=empty))
    return [f"{heading} `{name}{signature}`", "", *plain(inspect.getdoc(item)), ""]


def plain(text):
    """Examples of docstrings as blocks."""
    lines, inside = [], False
    for line in (text or "").splitlines():
        example = line.startswith(">>> ")
        if example and not inside:
            lines.append("```pycon")
        if inside and not line.strip():
            lines.append("```")
        inside = example or (inside and bool(line.strip()))
        lines.append(line)
    return [*lines, "```"] if inside else lines


def members(kind):
    return {name: member for name, member in vars(kind).items() if not name.startswith("_")}


def test_everything_has_a_docstring():
    for item in PUBLIC:
        assert inspect.getdoc(item), item
        if inspect.isclass(item) and not issubclass(item, Exception):
            for name, member in members(item).items():
                assert inspect.getdoc(member), f"{item.__name__}.{name}"


def test_the_stubs_name_what_there_is():
    stub = ast.parse((Path(parure.__file__).parent / "_parure.pyi").read_text())
    classes = {node.name: node for node in stub.body if isinstance(node, ast.ClassDef)}
    functions = {node.name for node in stub.body if isinstance(node, ast.FunctionDef)}
    constants = {node.target.id for node in stub.body if isinstance(node, ast.AnnAssign)}
    named, there = set(classes) | functions | constants, dir(parure._parure)
    assert {name for name in named if name[0] != "_"} == {name for name in there if name[0] != "_"}
    for name, node in classes.items():
        item = getattr(parure._parure, name)
        if not issubclass(item, Exception):
            stubbed = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
            there = set(members(item))
            assert there == {part for part in stubbed if not part.startswith("_")}, item
