"""Finds what a module keeps while the process runs: caches, and values at its top level that change.

An instance counts if its class is in the same module.
"""

import ast
from collections.abc import Iterator

CACHES = {"cache", "lru_cache"}
LITERALS = (ast.Dict, ast.List, ast.Set, ast.DictComp, ast.ListComp, ast.SetComp)
CONTAINERS = {
    *("dict", "list", "set", "bytearray", "defaultdict", "deque", "Counter", "OrderedDict"),
    *("WeakSet", "WeakKeyDictionary", "WeakValueDictionary", "ChainMap", "SimpleQueue", "Queue", "LifoQueue"),
}
# They change whatever the module does with them.
ALWAYS = {
    *("local", "ContextVar", "Lock", "RLock", "Condition", "Event", "Semaphore", "BoundedSemaphore"),
    *("ThreadPoolExecutor", "ProcessPoolExecutor", "WeakSet", "WeakKeyDictionary", "WeakValueDictionary"),
}
CHANGES = {
    *("add", "append", "appendleft", "extend", "insert", "update", "setdefault", "pop", "popleft", "popitem"),
    *("clear", "remove", "discard", "move_to_end", "put", "sort", "reverse"),
}


def state_of(source: str) -> set[str]:
    tree = ast.parse(source)
    values = dict(_top_level(tree))
    changed = set(_changed(tree))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    own_classes = {node.name for node in classes if _is_container(node) or _changes_itself(node)}
    kept = {name for name, value in values.items() if _is_state(name, value, changed, own_classes)}
    return kept | set(_cached_functions(tree)) | set(_globals(tree))


def _top_level(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in tree.body:
        if isinstance(node, ast.Assign):
            yield from ((target.id, node.value) for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and node.value and isinstance(node.target, ast.Name):
            yield node.target.id, node.value


def _is_state(name: str, value: ast.expr, changed: set[str], own_classes: set[str]) -> bool:
    called = _last_name(value.func) if isinstance(value, ast.Call) else ""
    if called in ALWAYS | own_classes:
        return True
    is_container = isinstance(value, LITERALS) or called in CONTAINERS
    return name in changed and (is_container or not isinstance(value, ast.Constant))


def _changed(tree: ast.Module) -> Iterator[str]:
    """Names whose value something in the module changes. An empty private container is there to be changed."""
    for name, value in _top_level(tree):
        if name.startswith("_") and ast.unparse(value) in ("{}", "[]"):
            yield name
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            yield _last_name(node.func.value)
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            yield _last_name(node.value)


def _is_container(node: ast.ClassDef) -> bool:
    """Whether the class is a dict or list of its own, such as one that fills itself."""
    return any(_last_name(base) in CONTAINERS for base in node.bases)


def _changes_itself(node: ast.ClassDef) -> bool:
    """Whether a method sets or changes an attribute of `self`."""
    changed = (one for method in node.body if isinstance(method, ast.FunctionDef) for one in _changes_in(method))
    return any(ast.unparse(one).startswith("self.") for one in changed)


def _changes_in(method: ast.FunctionDef) -> Iterator[ast.expr]:
    for node in ast.walk(method):
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            yield node
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            yield node.func.value


def _cached_functions(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            decorators = (one.func if isinstance(one, ast.Call) else one for one in node.decorator_list)
            if any(_last_name(one) in CACHES for one in decorators):
                yield node.name


def _globals(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            yield from node.names


def _last_name(node: ast.expr) -> str:
    """The name, or the last part of a dotted name; of `dict[str, int]()` the class."""
    if isinstance(node, ast.Subscript):
        return _last_name(node.value)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
