from scripts.sizes import full_folders


def modules(folder: str, count: int) -> list[str]:
    return [f"{folder}/part{number}.py" for number in range(count)]


def test_a_folder_with_thirteen_modules_is_refused():
    (sentence,) = full_folders(modules("intarsia/shop", 13))
    assert sentence.startswith("intarsia/shop has 13 modules; at most 12 are allowed.")


def test_tests_migrations_and_the_names_that_django_looks_for_are_not_counted():
    others = ["intarsia/shop/models.py", "intarsia/shop/migrations/0001_initial.py", "intarsia/shop/test_server.py"]
    assert not list(full_folders(modules("intarsia/shop", 12) + others + modules("intarsia/shop/tests", 40)))
