"""The examples in docstrings and the README run, and everything has a docstring and a stub."""

import ast
import doctest
import importlib
import inspect
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
PUBLIC = [getattr(parure, name) for name in parure.__all__ if not name.isupper()]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_run(name):
    module = importlib.import_module(f"parure{name}")
    results = doctest.testmod(module, extraglobs={"parure": parure}, optionflags=doctest.ELLIPSIS)
    assert results.failed == 0
    assert results.attempted > 0 or name == ".aec"


def test_the_readme_runs():
    text = (Path(__file__).parent.parent / "README.md").read_text()
    blocks = [block.split("```")[0] for block in text.split("```python\n")[1:]]
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


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
    assert set(classes) | functions | constants == {name for name in dir(parure._parure) if not name.startswith("_")}
    for name, node in classes.items():
        item = getattr(parure._parure, name)
        if not issubclass(item, Exception):
            stubbed = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
            there = set(members(item))
            assert there == {part for part in stubbed if not part.startswith("_")}, item
